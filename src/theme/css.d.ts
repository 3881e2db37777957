/** Stylesheets are imported for their side effect; the bundlers handle them. */
declare module '*.css';
