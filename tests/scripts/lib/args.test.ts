// Covers scripts/lib.
import { parseOptions, readBuildOptions } from '../../../scripts/lib/args';
import { BUILD } from '../../../scripts/lib/commands.mjs';

const today = new Date('2026-11-21T12:00:00Z');

const read = (args: string[], env: Record<string, string>, now: Date) =>
  readBuildOptions(parseOptions(BUILD, args), env, now);

describe('the options of the build', () => {
  it('has defaults that build the real site today', () => {
    expect(read([], {}, today)).toEqual({
      contentDir: 'content-json',
      outDir: 'dist',
      isRelease: false,
      isStaleWrong: false,
      isPreview: false,
      origin: 'https://www.sff.example',
      date: '2026-11-21',
      time: '13:00',
    });
  });

  it('takes a day, which stands for its beginning, or a minute of it', () => {
    expect(read(['--date', '2026-12-01'], {}, today)).toMatchObject({ time: '00:00' });
    expect(read(['--date', '2026-12-01T09:00'], {}, today)).toMatchObject({
      date: '2026-12-01',
      time: '09:00',
    });
  });

  it('knows what day it is in Berlin, where no setting says so', () => {
    const evening = new Date('2026-11-21T23:30:00Z');
    expect(read([], {}, evening)).toMatchObject({ date: '2026-11-22', time: '00:30' });
  });

  it('takes an empty variable of the environment for one that is not set', () => {
    expect(read([], { SITE_ORIGIN: '', BUILD_DATE: '' }, today)).toMatchObject({
      origin: 'https://www.sff.example',
      date: '2026-11-21',
      time: '13:00',
    });
  });

  it('prefers the command line to the environment', () => {
    const env = { SITE_ORIGIN: 'https://a.example', BUILD_DATE: '2026-01-01' };
    expect(read([], env, today)).toMatchObject({
      origin: 'https://a.example',
      date: '2026-01-01',
    });
    expect(read(['--origin', 'https://b.example/', '--date', '2026-02-28'], env, today)).toMatchObject({
      origin: 'https://b.example',
      date: '2026-02-28',
    });
  });

  it.each([
    [['--date', '2026-02-30'], {}, '--date is "2026-02-30"'],
    [['--date', '2026-02-20T24:00'], {}, '--date is "2026-02-20T24:00"'],
    [['--date', '2026-02-20 09:00'], {}, 'a minute of it in Berlin such as 2026-11-21T09:00'],
    [['--out', ''], {}, '--out is empty'],
    [['--out='], {}, '--out is empty'],
    [['--content', ''], {}, '--content is empty'],
    [['--date', '9999-12-31'], {}, 'in a year from 1950 to 2199'],
    [['--date', '1949-12-31'], {}, '--date is "1949-12-31"'],
    [['--date', 'heute'], {}, '--date is "heute"'],
    [[], { BUILD_DATE: '21.11.2026' }, 'BUILD_DATE is "21.11.2026"'],
    [[], { SITE_ORIGIN: 'www.sff.example' }, 'SITE_ORIGIN is "www.sff.example"'],
    [['--origin', 'https://a.example/path'], {}, '--origin is "https://a.example/path"'],
    [['--origin', 'https://u:p@a.example'], {}, '--origin is "https://u:p@a.example"'],
    [['--origin', 'https://a.example/#x'], {}, '--origin is "https://a.example/#x"'],
    [['--dat', '2026-01-01'], {}, "Unknown option '--dat'. Known options: --content, --origin, --date, "],
  ])('refuses %j with %j', (args, env, message) => {
    expect(() => read(args, env, today)).toThrow(message);
  });
});
