/** Compatibility checks of a publish; in the packed tools, the module itself replaces this file. */
export { complaintTexts, shellComplaints } from '@depot/service-deployments';
