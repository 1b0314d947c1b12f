import type { Customer, CustomerPlan } from '../../contract/customers.ts';
import { unknownEmail } from '../../contract/customers.ts';

export const planWords: Record<CustomerPlan, string> = { free: 'Free', basic: 'Basic', premium: 'Premium' };

export const activeWord = (isActive: boolean) => (isActive ? 'Active' : 'Inactive');

export const emailWords = ({ email }: Pick<Customer, 'email'>) => email ?? unknownEmail;
