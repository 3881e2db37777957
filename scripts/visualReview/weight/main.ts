/*
 * A separate process, because Linaria's compiler and the compression would block the review's server. Weighs components
 * for its parent process and ends with it.
 */
import type { Weighed, WeighRequest } from './weigher';
import { weighComponents } from './componentWeight';

const [root = '.'] = process.argv.slice(2);
const weigh = weighComponents(root);

process.on('message', ({ id, file }: WeighRequest) => {
  const answer = (weighed: Weighed) => process.send?.(weighed);
  weigh(file).then(
    (weight) => answer({ id, weight }),
    (error: Error) => answer({ id, error: error.message }),
  );
});
process.on('disconnect', () => process.exit());
