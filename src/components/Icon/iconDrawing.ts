/** One icon as path data on a 24 grid: lines are drawn 2 wide with square ends, shapes are filled. */
export interface IconDrawing {
  line?: string;
  shape?: string;
}
