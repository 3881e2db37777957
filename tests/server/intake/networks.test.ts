import { networksOf } from '../../../server/intake/limits/networks';

const names = (address: string) => networksOf(address).map(({ name }) => name);

it.each([
  ['an IPv4 address', '192.0.2.1'],
  ['within an IPv6 one', '::ffff:192.0.2.1'],
  ['in hexadecimal', '::ffff:c000:201'],
  ['written out', '0:0:0:0:0:FFFF:192.0.2.1'],
  ['of one interface', '::ffff:192.0.2.1%eth0'],
  ['with a port, as some proxies write it', '192.0.2.1:50123'],
  ['in brackets with a port', '[::ffff:192.0.2.1]:443'],
])('counts %s as that address alone', (_name, address) => {
  expect(networksOf(address)).toEqual([{ name: '192.0.2.1', factor: 1 }]);
});

it('counts an IPv6 address for its /64, /56 and /48, with higher limits for the wider ones', () => {
  expect(networksOf('2001:db8:1:2203::1')).toEqual([
    { name: '20010db800012203/64', factor: 1 },
    { name: '20010db8000122/56', factor: 4 },
    { name: '20010db80001/48', factor: 16 },
  ]);
});

it.each([
  ['another line of the /64', '2001:db8:1:2203:ffff::9', 3],
  ['the same, of one interface', '2001:db8:1:2203::9%eth0', 3],
  ['the same, in brackets', '[2001:DB8:1:2203::9]:443', 3],
  ['another /64 of the /56', '2001:db8:1:22ff::1', 2],
  ['another /56 of the /48', '2001:db8:1:ff00::1', 1],
  ['another /48', '2001:db8:2:2203::1', 0],
])('knows %s', (_name, address, shared) => {
  const own = names('2001:db8:1:2203::1');
  expect(names(address).filter((name) => own.includes(name))).toHaveLength(shared);
});

it('counts whatever is no address as one and the same', () => {
  expect(names('unknown')).toEqual(names(''));
  expect(names('999.1.1.1, evil')).toEqual(names('_hidden'));
});
