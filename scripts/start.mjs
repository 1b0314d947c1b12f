import { become, build, installPackages } from './setup.mjs';

installPackages({ forTests: false });
build();
become('main.js', process.argv.slice(2));
