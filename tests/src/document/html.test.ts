import { escapeHtml, htmlAttributes, jsonForScript } from '../../../src/document/html';

describe('printing into HTML', () => {
  it('lets no text become markup', () => {
    expect(escapeHtml('<b>"A" & B</b>')).toBe('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    expect(htmlAttributes({ title: '"><script>', hidden: '' })).toBe(
      ' title="&quot;&gt;&lt;script&gt;" hidden',
    );
  });

  it('lets no text end a data block, and keeps the value', () => {
    const value = { text: '</script><!-- \u2028' };
    const printed = jsonForScript(value);
    expect(printed).not.toMatch(/<|\u2028/);
    expect(JSON.parse(printed)).toEqual(value);
  });
});
