import { build, installPackages } from './setup.mjs';

installPackages({ forTests: false });
await build();
