import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { startIntake } from './intakeServer';

afterEach(() => jest.useRealTimers());

it('waits five minutes for the rest of a refused form, then answers and ends the connection', async () => {
  const server = await startIntake();
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'queueMicrotask', 'performance', 'Date'],
  });
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write(
      'POST /api/applications HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 25000000\r\n\r\nx',
    ),
  );
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const latest = performance.now() + 10_000;
  while (jest.getTimerCount() === 0 && performance.now() < latest) await setImmediate();
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(299_999);
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(answer).toBe('');
  jest.advanceTimersByTime(1);
  await once(socket, 'end');
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  await server.stop();
});
