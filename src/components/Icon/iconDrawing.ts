/** Path data of one icon on a 24 grid: lines are 2 units wide with square ends, shapes are filled. */
export interface IconDrawing {
  line?: string;
  shape?: string;
}
