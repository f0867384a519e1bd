import { expose } from 'comlink';
import { carryFailures } from '../protocol/failure-transfer.js';
import { ArchiveService } from './archive/archive-service.js';

carryFailures();
expose(new ArchiveService());
