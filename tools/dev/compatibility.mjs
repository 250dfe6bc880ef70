/**
 * What the product compares when a remote is published; in the packed tools, the module itself stands in this file's
 * place.
 */
export { complaintTexts, shellComplaints } from '@depot/service-deployments';
