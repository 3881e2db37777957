/** Style sheets are imported for their effect; Vite knows what to do with them. */
declare module '*.css';
