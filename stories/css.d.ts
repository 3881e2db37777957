/** Stylesheets are imported for their side effect; Vite handles them. */
declare module '*.css';
