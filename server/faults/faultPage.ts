import { escapeHtml } from '../../src/document/html';
import { FAULT_WORDS, type FaultRule } from './faultRules';

const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

/** Renders the page for setting faults by hand. It needs no scripts or styles. */
export function renderFaultPage(action: string, rules: readonly FaultRule[]): string {
  const words = FAULT_WORDS.map(([word, meaning]) => row([word, meaning])).join('\n');
  const active = rules.map(({ path, text, hits }) => row([path, text, `${hits} requests`])).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Faults</title>
<h1>Faults</h1>
<form method="post" action="${action}">
<p><label>Path, * for anything <input name="path" value="/page-data/jobs/page-data.json" size="50" required></label></p>
<p><label>Fault <input name="fault" list="words" required></label> <button>Set</button></p>
<datalist id="words">${FAULT_WORDS.map(([word]) => `<option>${word}</option>`).join('')}</datalist>
</form>
<form method="post" action="${action}"><input type="hidden" name="clear" value="true"><button>Clear all</button></form>
<h2>Set now</h2>
<table>${active || row(['none'])}</table>
<h2>Words</h2>
<table>
${words}
</table>
<p>One request alone: add ?fault=… to its address, or send the header X-Fault.</p>
`;
}
