/** Parameters of a story that shows how something works: the picture of its end is another story's. */
export const notPictured = { loki: { skip: true } };
