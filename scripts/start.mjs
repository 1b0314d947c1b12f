import { become, build, installPackages } from './setup.mjs';

installPackages();
build();
become('main.js', process.argv.slice(2));
