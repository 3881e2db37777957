/*
 * A process of its own, because Linaria's compiler and the compression would keep the review from answering. Weighs components
 * for the process that has started it, and ends with that.
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
