/** The only entrance of this folder. */
export { type CompiledTemplate, readCompiled, type SentinelMeaning } from './compiled-template.ts';
export { encodeLandingPage, fillLandingPage, loadLandingPage, type PageBytes } from './fill-landing-page.ts';
export { releaseBuffer } from './page-buffers.ts';
