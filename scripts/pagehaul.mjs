import { become, build, installPackages } from './setup.mjs';

installPackages({ forTests: false });
build();
become('command-line.js', process.argv.slice(2));
