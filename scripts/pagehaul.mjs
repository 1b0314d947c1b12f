import { become, build, installPackages } from './setup.mjs';

installPackages();
build();
become('command-line.js', process.argv.slice(2));
