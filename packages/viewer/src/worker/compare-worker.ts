import { expose } from 'comlink';
import { carryFailures } from '../protocol/failure-transfer.js';
import { CompareService } from './compare/compare-service.js';

carryFailures();
expose(new CompareService());
