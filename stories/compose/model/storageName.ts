/** Name under which the tool stores the open page in the tab, and all drafts in the browser. */
export const STORAGE_NAME = 'sff-compose-page';
