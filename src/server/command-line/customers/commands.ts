import { Option } from 'commander';
import { customerPlanSchema } from '../../../contract/audience/customer-filter.ts';
import { type CliCommand, limitOption } from '../command-parts.ts';

const load = () => import('./customers.ts');

const planOption = () =>
  new Option('--plan <plan>', 'the subscription plan').choices(customerPlanSchema.options);

/** The commands about customers. */
export function addCustomers(line: CliCommand): void {
  const customers = line
    .command('customers')
    .description('Customers, their plans and limits')
    .example('customers list');
  customers
    .command('list')
    .description('Customers, newest first')
    .option('--search <text>', 'part of the email or the company')
    .addOption(planOption())
    .option('--active', 'only those who are active')
    .option('--inactive', 'only those who are not')
    .addOption(limitOption(50))
    .runs('customers list --plan basic --inactive', load, 'listCustomersCommand');
  customers
    .command('edit')
    .description('Change the given values of a customer')
    .argument('<customer>', 'email or id of the customer')
    .addOption(planOption())
    .option('--page-limit <n>', 'pages the customer may generate in a month')
    .option('--company <name>', 'name of the company; "" for none')
    .option('--website <address>', 'https:// or http://; "" for none')
    .option('--active', 'let the customer generate pages')
    .option('--inactive', 'refuse the customer; their pages stay')
    .runs('customers edit ann@example.com --plan premium --page-limit 200', load, 'editCustomer');
}
