import { z } from 'zod';

export const contentPackSchema = z.enum(['junk-removal', 'online-marriage', 'recovery-equipment']);
