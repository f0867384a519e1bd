/** The program's version, that of its package. */
export const version = '0.1.0';
