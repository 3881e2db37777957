import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shakable } from '../../../scripts/parcel/shakableCode';

const { resolve } = createRequire(path.resolve('package.json'));

describe('what is written for a package whose unused parts may go', () => {
  it('leaves no name for developers and marks what is made while the module loads', () => {
    expect(
      shakable(
        [
          'const Here = React.createContext(null);',
          'Here.displayName = "Here";',
          'var Link = React10.forwardRef(',
          '  function LinkWithRef() {}',
          ');',
          'Link.displayName = "Link";',
          '',
        ].join('\n'),
      ),
    ).toBe(
      [
        'const Here = /* @__PURE__ */ React.createContext(null);',
        'var Link = /* @__PURE__ */ React10.forwardRef(',
        '  function LinkWithRef() {}',
        ');',
        '',
      ].join('\n'),
    );
  });

  it('gives a class its context as a getter, with the same value', () => {
    const code = shakable(
      'var Boundary = class extends Base {\n  render() {\n  }\n};\nBoundary.contextType = Context;\n',
    );
    const run = new Function('Base', 'Context', `${code}return Boundary;`) as (
      base: unknown,
      context: unknown,
    ) => { contextType: unknown };
    expect(run(Object, 'the context').contextType).toBe('the context');
    expect(code).not.toContain('Boundary.contextType');
  });

  it('keeps what is done inside functions', () => {
    const code =
      'function make() {\n  Part.displayName = "Part";\n  const C = React.createContext(null);\n}\n';
    expect(shakable(code)).toBe(code);
  });

  it('still finds in the installed packages what it is for', () => {
    const intl = readFileSync(resolve('react-intl'), 'utf8');
    expect(intl).toMatch(/^IntlProviderImpl\.displayName = /m);
    const written = shakable(intl);
    expect(written).not.toMatch(/^\w+\.displayName = /m);
    expect(written).toContain('const FormattedDate = /* @__PURE__ */ createFormattedComponent(');
  });

  it('leaves the warnings of react-router to development, and asks for nothing that only a development server has', () => {
    const folder = path.dirname(resolve('react-router'));
    const chunks = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name));
    const code = chunks.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
    expect(code).toContain('import.meta.hot');
    const written = shakable(code);
    expect(written).toContain('var ENABLE_DEV_WARNINGS = process.env.NODE_ENV !== "production";');
    expect(written).not.toContain('import.meta');
  });
});
