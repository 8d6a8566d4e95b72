/**
 * The tone of a message or figure: `info` is without judgement, `success` is good news, `error` is bad news.
 */
export type Tone = 'info' | 'success' | 'error';
