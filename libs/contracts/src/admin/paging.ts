/** Lines of one page of the activity log. */
export const activitiesPerPage = 15;
