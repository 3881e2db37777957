/* For `node --import`: like `tsx.mjs`, for programs that also need the test tools. */
import { importInstalled, requireTestTools } from './importInstalled.mjs';

requireTestTools();
await importInstalled('tsx');
