import { shapesFrom } from './shapes-from.ts';

/** In the bundle, so that no page reads a file. */
const files = import.meta.glob<string>('./svg/**/*.svg', { query: '?raw', import: 'default', eager: true });

/** @example shapeOf('shapes/palm').markup // '<path class="trunk" …' */
export const shapeOf = shapesFrom(path => files[`./svg/${path}`]);
