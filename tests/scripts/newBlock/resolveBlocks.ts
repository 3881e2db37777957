// Covers scripts/content.
import { buildContent } from '../../../scripts/content/buildContent';

const { problems, index } = await buildContent({
  contentDir: 'content-json',
  origin: 'https://www.sff.example',
  date: '2026-11-21',
});
const route = index?.site.routes.find(({ page }) => page.path === '/about/');
const blocks = route && 'blocks' in route.page.content ? route.page.content.blocks.slice(0, 2) : [];
process.stdout.write(JSON.stringify({ problems, blocks }));
