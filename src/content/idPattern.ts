/** Form of the id of a content file, which is its name without `.json`. */
export const ID_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
