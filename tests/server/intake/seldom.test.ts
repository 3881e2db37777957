import { connect } from 'node:net';
import { until } from '../../../scripts/testbed/until';
import { BOUNDARY, REQUIRED } from '../../../scripts/torture/rawForm';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { applicationForm, post } from './applicationForm';
import { startIntake } from './intakeServer';

it('writes a line for the first refused upload, then at most one a minute with the number of all since', async () => {
  let ms = 0;
  const server = await startIntake({ uploads: { perNetwork: 1, budgetBytes: 0 }, steadyMs: () => ms });
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write(
      `POST /api/applications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n${REQUIRED}`,
    ),
  );
  const refuse = async () => {
    expect((await post(server.base, applicationForm())).status).toBe(429);
  };
  const counts = () =>
    [...server.log().matchAll(/"count":(\d+),.*"too many uploads at once"/g)].map(([, count]) => count);
  await until(async () => (await server.names('tmp')).length > 0);
  for (let sent = 0; sent < 5; sent += 1) await refuse();
  expect(counts()).toEqual(['1']);
  ms += 59_999;
  await refuse();
  expect(counts()).toEqual(['1']);
  ms += 1;
  await refuse();
  await refuse();
  expect(counts()).toEqual(['1', '6']);
  socket.destroy();
  await server.stop();
});

it('writes a line for the first form that cannot be stored, then at most one a minute', async () => {
  let ms = 0;
  const server = await startIntake({ steadyMs: () => ms });
  jest.spyOn(server.store, 'stage').mockRejectedValue(new StoreUnavailableError('ENOSPC'));
  const lines = () =>
    [...server.log().matchAll(/"reason":"ENOSPC","count":(\d+),"msg":"nothing can be stored"/g)].map(
      ([, count]) => count,
    );
  const send = async () => expect((await post(server.base, applicationForm())).status).toBe(503);
  for (let sent = 0; sent < 3; sent += 1) await send();
  expect(lines()).toEqual(['1']);
  ms = 60_000;
  await send();
  expect(lines()).toEqual(['1', '3']);
  await server.stop();
});
