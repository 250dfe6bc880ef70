export { useDocumentsMailStatementsMutation, useDocumentsStatementRecipientsQuery } from './generated/documents.js';
