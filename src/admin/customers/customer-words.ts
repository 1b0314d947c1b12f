import type { CustomerPlan } from '../../contract/customer-filter.ts';
import type { Customer } from '../../contract/customers.ts';
import { unknownEmail } from '../../contract/customers.ts';

export const planWords: Record<CustomerPlan, string> = { free: 'Free', basic: 'Basic', premium: 'Premium' };

export const activeWord = (isActive: boolean) => (isActive ? 'Active' : 'Inactive');

export const emailWords = ({ email }: Pick<Customer, 'email'>) => email ?? unknownEmail;
