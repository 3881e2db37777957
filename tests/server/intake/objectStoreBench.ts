import { HEARTBEAT } from '../../../server/intake/store/runs';
import { type IntakeServer, startIntake } from './intakeServer';
import type { ObjectStoreServer } from './objectStoreServer';
import { objectStorePlace, objectStoreServer, type Place } from './places';

/** An object store with a new place in it for each test of a file, and the servers that the test starts there. */
export interface ObjectStoreBench {
  readonly store: ObjectStoreServer;
  readonly place: Place;
  start: () => Promise<IntakeServer>;
  /** Advances the steady clock by which servers notice that another one is dead, ms. */
  advance: (ms: number) => void;
}

/** Sets the store up before each test of the file, and removes everything after it. */
export function objectStoreBench(): ObjectStoreBench {
  let store: ObjectStoreServer;
  let place: Place;
  let servers: IntakeServer[] = [];
  let steady = 0;
  const heartbeat = { ...HEARTBEAT, steadyMs: () => steady };
  beforeEach(async () => {
    store = await objectStoreServer();
    place = await objectStorePlace();
  });
  afterEach(async () => {
    store.disturb = () => undefined;
    store.knowsConditions = true;
    await Promise.all(servers.map((server) => server.stop()));
    servers = [];
    await place.remove();
  });
  return {
    get store() {
      return store;
    },
    get place() {
      return place;
    },
    start: async () => {
      const server = await startIntake({ kind: 'object store', place, heartbeat });
      servers.push(server);
      return server;
    },
    advance: (ms) => (steady += ms),
  };
}
