import { become, build, installPackages } from './setup.mjs';

installPackages({ forTests: false });
await build();
become('command-line.js', process.argv.slice(2));
