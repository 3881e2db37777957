/*
 * Imported first by the program: the pages were built with React's production version, and its two halves (rendering
 * and components) must not come from different versions.
 */
process.env['NODE_ENV'] ??= 'production';
