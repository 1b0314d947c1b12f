import { become, build, heapLimit, installPackages } from './setup.mjs';

installPackages({ forTests: false });
await build();
become('main.js', process.argv.slice(2), heapLimit());
