// The inline script of a built page: one bundle, so that the security policy names one hash.
import './head.ts';
import './late.ts';
