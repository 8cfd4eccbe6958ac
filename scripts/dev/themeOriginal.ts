/**
 * Stands in for the framework's own theme in dev: none of it is used, and its 240 modules need not
 * be compiled. A page that imports from it is told so.
 */
export const LlmsHint = () => null;
