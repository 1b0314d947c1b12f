import { Command } from 'commander';

process.stdout.write(new Command('pagehaul').helpInformation());
