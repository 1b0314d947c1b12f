import { type Command, InvalidArgumentError, Option } from 'commander';
import { customerPlanSchema } from '../../../contract/audience/customer-filter.ts';
import { runCommand } from '../run-command.ts';
import type { EditOptions, ListOptions } from './customers.ts';

interface Json {
  readonly json?: boolean;
}

type Declare = (parent: Command, name: string, description: string) => Command;

const example = (text: string) => `\nExample: npm run pagehaul -- customers ${text}`;
const jsonHelp = 'print one JSON document on stdout and nothing else there';
const planOption = () =>
  new Option('--plan <plan>', 'the subscription plan').choices(customerPlanSchema.options);

/** The commands about customers. */
export function addCustomers(line: Command, command: Declare): void {
  const customers = command(line, 'customers', 'Customers, their plans and limits').addHelpText(
    'after',
    example('list'),
  );
  command(customers, 'list', 'Customers, newest first')
    .option('--search <text>', 'part of the email or the company')
    .addOption(planOption())
    .option('--active', 'only those who are active')
    .option('--inactive', 'only those who are not')
    .addOption(new Option('--limit <n>', 'how many').default(50).argParser(listLength))
    .option('--json', jsonHelp)
    .addHelpText('after', example('list --plan basic --inactive'))
    .action((options: ListOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./customers.ts')).listCustomersCommand(options, output),
      ),
    );
  command(customers, 'edit', 'Change the given values of a customer')
    .argument('<customer>', 'email or id of the customer')
    .addOption(planOption())
    .option('--page-limit <n>', 'pages the customer may generate in a month')
    .option('--company <name>', 'name of the company; "" for none')
    .option('--website <address>', 'https:// or http://; "" for none')
    .option('--active', 'let the customer generate pages')
    .option('--inactive', 'refuse the customer; their pages stay')
    .option('--json', jsonHelp)
    .addHelpText('after', example('edit ann@example.com --plan premium --page-limit 200'))
    .action((customer: string, options: EditOptions & Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./customers.ts')).editCustomer(customer, options, output),
      ),
    );
}

function listLength(text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= 1 && n <= 1_000) return n;
  throw new InvalidArgumentError('It has to be a whole number from 1 to 1000.');
}
