import { renderToString } from 'react-dom/server';
import { loadAllSections } from '../../../src/sections/catalogue';
import { element } from './hydrationPage';

await loadAllSections();
process.stdout.write(JSON.stringify(renderToString(element)));
