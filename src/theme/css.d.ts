/** Style sheets are imported for their effect; the bundlers know what to do with them. */
declare module '*.css';
