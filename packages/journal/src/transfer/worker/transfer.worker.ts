import { createTransferCalls } from './calls';
import { answerMessages } from './messages';

answerMessages(createTransferCalls);
