import type { CustomerPlan } from '../../../contract/audience/customer-filter.ts';
import type { Customer } from '../../../contract/audience/customers.ts';
import { unknownEmail } from '../../../contract/audience/customers.ts';

export const planLabels: Record<CustomerPlan, string> = { free: 'Free', basic: 'Basic', premium: 'Premium' };

export const activeLabel = (isActive: boolean) => (isActive ? 'Active' : 'Inactive');

export const emailLabel = ({ email }: Pick<Customer, 'email'>) => email ?? unknownEmail;
