/** The newest version of rule cases that is read here; a case that names none is of the first. */
export const CASE_VERSION = 1;
