/* For `node --import`: like tsx itself, but in a fresh clone it says what to do. */
import { importInstalled } from './importInstalled.mjs';

await importInstalled('tsx');
